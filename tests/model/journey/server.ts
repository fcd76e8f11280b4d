/** A server in memory: its answers to the journey's calls, and their effects on the credits of a visitor and a user. */
import type { Answer } from '../../../contract/structs/envelope.ts';
import { codes } from '../../../contract/facts/codes.ts';
import type { Job } from '../../../machines/job/job.types.ts';
import { granted, refusal } from '../../machines/answers.ts';
import { journeyCredits } from './journey.machine.ts';

type Credits = { credits: number; spent: number; hasBought: boolean; hasClaimed: boolean };

const fresh = (): Credits => ({ credits: journeyCredits.daily, spent: 0, hasBought: false, hasClaimed: false });

export class JourneyServer {
  token: string | null = null;
  private readonly visitor = fresh();
  private readonly user = fresh();
  private readonly paid = new Set<string>();
  private readonly jobs = new Map<string, Job>();
  /** How often an outcome was polled. */
  polls = 0;
  private orders = 0;

  /** Whose credits a call is about, by the token that it carries. */
  get owner(): Credits {
    return this.token ? this.user : this.visitor;
  }

  /** Only a signed-in user gets this answer. */
  forUser<T>(answer: () => Answer<T>): Answer<T> {
    return this.token ? answer() : refusal('signInNeeded');
  }

  details() {
    const { credits, spent } = this.user;
    return {
      user_email: 'ann@example.com',
      credit_remain: credits,
      invite_credit: { total: 0 },
      today_spent: spent,
      vip: false,
      daily_credit: { init_credits: journeyCredits.daily },
    };
  }

  openCheckout(): { checkout_url: string; txn_id: string } {
    this.orders += 1;
    const txn_id = `txn-${this.orders}`;
    return { checkout_url: `/checkout/${txn_id}`, txn_id };
  }

  /** The person clicks Pay on the checkout page. */
  pay(url: string): void {
    const txn = url.replace('/checkout/', '');
    if (this.paid.has(txn)) return;
    this.paid.add(txn);
    this.user.credits += journeyCredits.pack;
    this.user.hasBought = true;
  }

  statusOf(txn: string): number {
    this.polls += 1;
    return this.paid.has(txn) ? 1 : 0;
  }

  checkIn(): Answer<null> {
    if (this.user.hasClaimed) return { code: codes.alreadyClaimed, msg: 'Claimed today.', data: null };
    this.user.hasClaimed = true;
    this.user.credits += journeyCredits.checkIn;
    return granted(null);
  }

  createJob(tool: string): Answer<{ id: string; status: 'queued'; cost: number }> {
    const { owner } = this;
    if (owner.credits < journeyCredits.sticker) return refusal('notEnoughCredits');
    owner.credits -= journeyCredits.sticker;
    owner.spent += journeyCredits.sticker;
    const id = `job-${this.jobs.size + 1}`;
    this.jobs.set(id, {
      id,
      tool,
      engine: 'local',
      status: 'succeeded',
      progress: 1,
      stage: null,
      cost: journeyCredits.sticker,
      outputs: [{ url: `/files/${id}.png`, type: 'image/png', width: 512, height: 512, duration: null }],
      notes: {},
      error: null,
    });
    return granted({ id, status: 'queued', cost: journeyCredits.sticker });
  }

  job(id: string): Answer<Job> {
    const job = this.jobs.get(id);
    return job ? granted(job) : refusal('notFound');
  }
}
