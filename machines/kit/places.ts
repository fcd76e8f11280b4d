export * from '../../packages/chartkit/chart/places.ts';
