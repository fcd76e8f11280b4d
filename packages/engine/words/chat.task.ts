/** Answers in the chat with the model of a pack, from the facts that the server found. */
import { EngineError } from '../job/job.ts';
import type { Task } from '../job/task.ts';
import { find } from '../packs/index.ts';
import { answerTo, type Turn } from './answer.ts';

/** Maximum tokens of an answer: about 200 words. */
const longest = 300;

/** `inputs.turns` is the conversation with its instructions first; `early.onText` receives the answer piece by piece. */
export const answerInChat: Task = async (job, onProgress, early) => {
  const pack = find('chat');
  if (!pack) throw new EngineError('refused', 'noModel');
  onProgress(0.05, 'answering');
  let text = '';
  for await (const piece of answerTo(pack, job.inputs.turns as Turn[], longest)) {
    text += piece;
    early?.onText?.(piece);
  }
  return { outputs: [], notes: { text } };
};
