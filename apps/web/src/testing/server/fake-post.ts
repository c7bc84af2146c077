import type { StoredPost } from '@mundo-manager/rules/board';

/** A post of the fake world. */
export interface FakePost extends StoredPost {
  readonly id: number;
  readonly competitionId: string;
  readonly date: number;
}
