/** Packs of weights: what there is (`registry`), what is in place (`find`), and how each is run (`pipelines`). */
export { find, findAll, forgetUse, modelsUsed, noteUse, packFile, packsIn, revisionOf, usePacks, type UsedModel } from './find.ts';
export { fileOf, matches } from './match.ts';
export { isPlainPath } from './paths.ts';
export { manifestIn } from './read.ts';
export { registry, packNamed } from './registry/index.ts';
export { pinsOf, type Pins } from './registry/pins.ts';
export { sherpaFor, sherpaPackage, sherpaVersion } from './sherpa.ts';
export { lackOf, memoryFor, modelsServed, type Lack, type ServedModel } from './served.ts';
export type { Licence, Pack, PackFile, PlacedManifest, PackageSource, PlacedPack, HubSource, SpeedClass } from './manifest.ts';
export type { Pipeline, PipelineKind, PipelineOf, Pipelines, Range } from './pipelines.ts';
