import AudioLines from 'lucide-react/icons/audio-lines';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Image from 'lucide-react/icons/image';
import Sticker from 'lucide-react/icons/sticker';
import type { ToolSlug } from '../../../../contract/facts/tools/catalogue.ts';

/** The kinds the composer offers: the page that makes each, and the input that the prompt fills. The first one is selected by default. */
export const kinds = [
  { mode: 'sticker', icon: Sticker, slug: 'ai-sticker-maker', input: 'prompt', hash: '#make' },
  { mode: 'image', icon: Image, slug: 'ai-text-to-image', input: 'prompt', hash: '' },
  { mode: 'video', icon: Clapperboard, slug: 'text-to-video-ai', input: 'prompt', hash: '' },
  { mode: 'voice', icon: AudioLines, slug: 'ai-text-to-audio', input: 'text', hash: '' },
] as const satisfies readonly { mode: string; icon: unknown; slug: ToolSlug; input: string; hash: string }[];
