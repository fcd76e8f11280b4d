import { sectionOf } from '../sections.ts';
import { listedAs, type Listed, type ToolSlug } from './catalogue.ts';

/** What an engine must offer to serve a tool; `effect.*` names are made from effect cards. */
export type Capability =
  | 'sticker'
  /** No tool's own: the forms of the face tools ask it. */
  | 'face.find'
  | 'face.image'
  | 'face.gif'
  | 'face.video'
  | 'video.fromText'
  | 'video.fromImage'
  | 'image.fromText'
  | 'image.fromImage'
  | 'image.enhance'
  | 'image.cutout'
  | 'image.inpaint'
  | 'image.garment'
  | 'video.inpaint'
  | 'video.cutout'
  | 'audio.fromText'
  | 'audio.clone'
  | 'chat'
  | `effect.${string}`;

/** One control of a tool's form, in the order in which the page shows it. `name` is the key in `inputs`. */
export type FormField =
  | { kind: 'tabs'; name: string; options: readonly string[]; initial: string }
  | { kind: 'prompt'; name: string; max: number; when?: FieldCondition; optional?: true }
  | { kind: 'picture'; name: string; when?: FieldCondition; optional?: true }
  | { kind: 'pictures'; name: string; min: number; max: number }
  | { kind: 'video' | 'gif' | 'audio'; name: string; optional?: true }
  | { kind: 'mask'; name: string; of: string; optional?: true }
  | { kind: 'faces'; name: string; of: string; max: number }
  | { kind: 'regions'; name: string; of: string; optional?: true }
  | { kind: 'choice'; name: string; options: readonly string[]; initial: string; when?: FieldCondition }
  | { kind: 'steps'; name: string; options: readonly number[]; initial: number }
  | { kind: 'slider'; name: string; min: number; max: number; step: number; initial: number }
  | { kind: 'colour'; name: string; optional?: true }
  | { kind: 'background'; name: string; when?: FieldCondition; optional?: true }
  | { kind: 'seed'; name: string }
  /** Ids of effect cards; the first is chosen when the form opens. */
  | { kind: 'effect'; name: string; options: readonly string[] };

/** The field is shown only while another one has one of these values. */
export type FieldCondition = { field: string; is: readonly string[] };

/** What a tool's form asks, and what its job needs. */
type Form = {
  readonly capability: Capability;
  readonly fields: readonly FormField[];
  /** Names of `inputs` that hold the name of an uploaded file. */
  readonly files: readonly string[];
  /** A person is pictured or heard: a consent receipt must come with the job. */
  readonly consent?: true;
  /** For adults: the page asks the age once. */
  readonly adult?: true;
};

/** One tool: its page, form, cost and place in menus come from this entry; the struct of its inputs is `structs/inputs`. */
export type Tool = Listed & Form & { readonly section: string };

/** The entry of a tool: what the catalogue lists, and its form. */
export const tool = (slug: ToolSlug, form: Form): Tool => ({ ...listedAs(slug), section: sectionOf(`/${slug}`), ...form });
