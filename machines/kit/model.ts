export * from '@iridia/chartkit/chart/model';
