import type { RevealedMatch } from '@mundo-manager/engine/verification';
import { describe, expectTypeOf, test } from 'vitest';
import type { MatchView, OwnClub, Replay } from '../schemas/index.ts';
import { type CallData, createClient } from './index.ts';

const { call } = createClient();
type Call = typeof call;

test('a replay has all data that its verification needs (R-VER-3)', () => {
  expectTypeOf<Replay>().toExtend<RevealedMatch>();
});

describe('calls are typed by the table', () => {
  test('the type of a call’s answer follows from the table', () => {
    expectTypeOf<CallData<'trainPlayers'>['club']>().toEqualTypeOf<OwnClub>();
    expectTypeOf<CallData<'match'>['match']>().toEqualTypeOf<MatchView>();
    expectTypeOf<CallData<'checkClubNameAvailability'>['isAvailable']>().toEqualTypeOf<boolean>();
  });

  test('a call requires its own arguments and accepts no others', () => {
    const calls = (wanted: Call) => [
      () => wanted('initialData'),
      () => wanted('statement'),
      () => wanted('buyPlayer', { params: { id: 'p1' } }),
      // @ts-expect-error a search needs its ranges
      () => wanted('searchMarket'),
      // @ts-expect-error an id is a text
      () => wanted('club', { params: { id: 7 } }),
      // @ts-expect-error a facility has a name
      () => wanted('upgradeFacility', { body: {} }),
      // @ts-expect-error the stream is read by `live`
      () => wanted('live'),
      // @ts-expect-error the clock has no body
      () => wanted('clock', { body: {} }),
    ];
    expectTypeOf(calls).toBeFunction();
  });
});
