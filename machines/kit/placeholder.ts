export * from '../../packages/chartkit/chart/port.ts';
