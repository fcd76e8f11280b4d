import { sectionOf } from '../sections.ts';
import { listedAs, type Listed, type ToolSlug } from './catalog.ts';

/** What an engine must offer to serve a tool; the `effect.*` names come from the effect cards. */
export type Capability =
  | 'sticker'
  /** Used by the forms of the tools that change faces or clothes rather than by tools of their own. */
  | 'face.find'
  | 'garment.find'
  /** Used for the operator. */
  | 'nudity.find'
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

/** One form control. Controls appear in this order, and `name` is the key in `inputs`. */
export type FormField =
  | { kind: 'tabs'; name: string; options: readonly string[]; initial: string }
  /** `reads`: all that the built-in engine understands of the words; the page names the rest before a submit. */
  | { kind: 'prompt'; name: string; max: number; when?: FieldCondition; optional?: true; reads?: 'looks' | 'particles' }
  /** `mostPixels`: an image that has more of them is not taken. */
  | { kind: 'picture'; name: string; when?: FieldCondition; optional?: true; mostPixels?: number }
  | { kind: 'pictures'; name: string; min: number; max: number }
  | { kind: 'video' | 'gif' | 'audio'; name: string; optional?: true }
  /** `proposes`: what the page marks in the image by itself, for the person to correct. */
  | { kind: 'mask'; name: string; of: string; optional?: true; proposes?: 'garment' }
  | { kind: 'faces'; name: string; of: string; max: number }
  | { kind: 'regions'; name: string; of: string; optional?: true }
  /** Without `initial`, nothing is chosen at first. */
  | { kind: 'choice'; name: string; options: readonly string[]; initial?: string; when?: FieldCondition }
  | { kind: 'steps'; name: string; options: readonly number[]; initial: number }
  | { kind: 'slider'; name: string; min: number; max: number; step: number; initial: number }
  | { kind: 'colour'; name: string; optional?: true }
  /** `initial`: the color that is chosen at first. */
  | { kind: 'background'; name: string; when?: FieldCondition; optional?: true; initial?: string }
  | { kind: 'seed'; name: string }
  /** A choice that a model has and the composing engine has not; shown while a model serves the tool. */
  | { kind: 'painting'; name: 'steps' | 'guidance' | 'negative'; when?: FieldCondition }
  /** Ids of effect cards; the first one is selected initially. */
  | { kind: 'effect'; name: string; options: readonly string[] };

/** The field is visible only while another field has one of these values. */
export type FieldCondition = { field: string; is: readonly string[] };

/** A tool's form and what its job requires. */
type Form = {
  readonly capability: Capability;
  readonly fields: readonly FormField[];
  /** Names of the `inputs` that contain uploaded file names. */
  readonly files: readonly string[];
  /** The job depicts or imitates a real person, so it requires a consent receipt. */
  readonly consent?: true;
  /** Adults only: the page asks for the user's age once. */
  readonly adult?: true;
};

/** One tool. Its page, form, cost and menu position come from this entry; its input struct is in `structs/inputs`. */
export type Tool = Listed & Form & { readonly section: string };

/** Combines a tool's catalog entry with its form. */
export const tool = (slug: ToolSlug, form: Form): Tool => ({ ...listedAs(slug), section: sectionOf(`/${slug}`), ...form });
