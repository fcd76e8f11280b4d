export * from '@iridia/chartkit/chart/internals';
