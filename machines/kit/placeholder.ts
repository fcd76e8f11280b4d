export * from '@iridia/chartkit/chart/port';
