export * from '../../packages/chartkit/chart/model.ts';
