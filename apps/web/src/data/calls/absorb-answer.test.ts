import { describe, expect, test } from 'vitest';
import { initialDataOf } from '../../testing/queries/fake-queries.ts';
import { buildWorld, ownClubOf } from '../../testing/world.ts';
import { absorbAnswer } from './absorb-answer.ts';
import { createQueryClient, INITIAL_DATA, type InitialData } from './query-client.ts';

const world = { ...buildWorld(), version: 5 };
const club = ownClubOf(world);

function afterAnswer(answer: unknown): InitialData | undefined {
  const queryClient = createQueryClient(() => {});
  queryClient.setQueryData(INITIAL_DATA, initialDataOf(world));
  absorbAnswer(queryClient, answer);
  return queryClient.getQueryData(INITIAL_DATA);
}

describe('the answer of a command', () => {
  test.each([5, 6])('brings its club, of version %d if 5 is shown (R-SES-9)', (version) => {
    expect(afterAnswer({ club: { ...club, version, name: 'Novo' } })?.club).toMatchObject({ version, name: 'Novo' });
  });

  test('that comes after newer news of the club does not put the older one back (R-SES-9, R-SES-14)', () => {
    const shown = afterAnswer({ club: { ...club, version: 4, name: 'Antigo' }, unread: 7 });
    expect(shown?.club).toEqual(club);
    expect(shown?.unread).toBe(7);
  });

  test('of the user signed in before changes nothing in the club of another one (R-SES-17)', () => {
    const answer = { club: { ...club, id: 'c2', version: 9 }, unread: 7, currentCompetitions: [] };
    expect(afterAnswer(answer)).toEqual(initialDataOf(world));
  });

  test('with the club of another user leaves the own one', () => {
    const { version: _, ...foreign } = { ...club, id: 'c2' };
    expect(afterAnswer({ club: foreign, unread: 7 })).toEqual({ ...initialDataOf(world), unread: 7 });
  });

  test('before the user has a club makes no initial data up', () => {
    const queryClient = createQueryClient(() => {});
    absorbAnswer(queryClient, { club });
    expect(queryClient.getQueryData(INITIAL_DATA)).toBeUndefined();
  });
});
