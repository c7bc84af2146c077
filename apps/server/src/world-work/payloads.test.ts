import { expect, expectTypeOf, test } from 'vitest';
import type { plan } from './context.ts';
import { PAYLOADS, type Payload, type WorldWork } from './payloads.ts';

test('work is planned with the payload of its kind (R-STO-11)', () => {
  expectTypeOf<Payload<'day'>>().toEqualTypeOf<null>();
  expectTypeOf<Payload<'kick-off'>>().toEqualTypeOf<{ matchIds: readonly string[] }>();
  const turn = { kind: 'market' as const, id: 'm', dueAt: 0, payload: { birthdays: true } };
  expectTypeOf(turn).toExtend<WorldWork>();
  expectTypeOf({ ...turn, kind: 'day' as const }).not.toExtend<WorldWork>();
  expectTypeOf<Parameters<typeof plan>[2]>().toEqualTypeOf<readonly WorldWork[]>();
});

test('every older version of a kind of work has its upgrade (R-STO-11)', () => {
  for (const { version, upgrades } of Object.values(PAYLOADS)) {
    expect(Object.keys(upgrades).map(Number)).toEqual(Array.from({ length: version - 1 }, (_, older) => older + 1));
  }
});
