export * from '@iridia/chartkit/chart/cases';
