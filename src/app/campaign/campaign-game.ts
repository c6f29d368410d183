/** What a game brings to the campaigns: how one begins, what is on its table, and how it is told in a list. */
import type { ComponentType } from 'preact';
import * as z from 'zod/mini';
import type { Said } from '../../engine/message.ts';
import { saidSchema } from '../../engine/shapes.ts';
import type { Weighed } from '../session/record-taking.ts';

export interface RoomProps {
  readonly id: string;
  readonly room: string;
  readonly of?: string | undefined;
}

export interface CampaignGame {
  readonly Begin: ComponentType;
  readonly Room: ComponentType<RoomProps>;
  /** Weighs the text of a file: what it would change here, or what is wrong with it. */
  readonly weigh: (text: string) => Promise<Weighed>;
}

/** What the list tells of a campaign without opening it. */
export const summarySchema = z.object({ title: z.string(), now: saidSchema, game: z.optional(z.string()) });
export interface CampaignSummary {
  readonly title: string;
  readonly now: Said;
  /** Tells of which game it is where its header is lost. */
  readonly game?: string | undefined;
}

export const readSummary = (kept: unknown): CampaignSummary | null => {
  const read = summarySchema.safeParse(kept);
  return read.success ? read.data : null;
};
