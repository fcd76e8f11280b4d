export * from '../../packages/chartkit/chart/cases.ts';
