import AudioLines from 'lucide-react/icons/audio-lines';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Image from 'lucide-react/icons/image';
import Sticker from 'lucide-react/icons/sticker';
import type { ToolSlug } from '../../../../contract/facts/tools/catalog.ts';

type Values = Readonly<Record<string, string>>;
/** `photo`: the page that a photo opens, which also has a place for the words; null where a photo cannot be taken. */
type Kind = {
  mode: string;
  icon: unknown;
  slug: ToolSlug;
  input: string;
  hash: string;
  values: Values;
  photo: { slug: ToolSlug; hash: string; withWords: Values } | null;
};

/**
 * The kinds the composer offers: the page that makes each, the input that the prompt fills, the values that go along, and the page for a photo.
 * The first one is selected by default.
 */
export const kinds = [
  {
    mode: 'sticker',
    icon: Sticker,
    slug: 'ai-sticker-maker',
    input: 'prompt',
    hash: '#make',
    values: { mode: 'text' },
    // With words too, the photo goes into a sticker with things drawn around it.
    photo: { slug: 'ai-sticker-maker', hash: '#make', withWords: { mode: 'imageText' } },
  },
  {
    mode: 'image',
    icon: Image,
    slug: 'ai-text-to-image',
    input: 'prompt',
    hash: '',
    values: {},
    photo: { slug: 'ai-image-to-image', hash: '', withWords: {} },
  },
  {
    mode: 'video',
    icon: Clapperboard,
    slug: 'text-to-video-ai',
    input: 'prompt',
    hash: '',
    values: {},
    photo: { slug: 'image-to-video-ai', hash: '', withWords: {} },
  },
  { mode: 'voice', icon: AudioLines, slug: 'ai-text-to-audio', input: 'text', hash: '', values: {}, photo: null },
] as const satisfies readonly Kind[];
