export * from '@iridia/chartkit/chart/spoken';
