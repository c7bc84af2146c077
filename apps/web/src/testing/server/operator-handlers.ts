import type { CallData } from '@mundo-manager/contract/client';
import type { World } from '../world.ts';
import { type Handlers, Refused } from './fake-handlers.ts';

type Acts = CallData<'operatorActs'>['acts'];

const DAY = 86_400_000;

/** What an operator of the fake world reads and does: acts are kept, and a ban shows. */
export function operatorHandlers(): Handlers {
  let acts: Acts = [];
  let bannedUntil: number | null = null;
  const found = ({ user, club }: World): CallData<'findManagers'>['found'][number] => ({
    userId: 'u7',
    userName: user.name,
    clubId: club?.id ?? null,
    clubName: club?.name ?? null,
    category: club?.category ?? null,
    money: club?.finances.totalMoney ?? null,
    credits: club?.finances.credits ?? null,
    bannedUntil,
  });
  return {
    operatorScope: ({ world }) => ({ until: world.now + 30 * DAY }),
    findManagers: ({ world, query }) => {
      const one = found(world);
      const texts = [one.userId, one.userName, one.clubName].map((text) => (text ?? '').toLowerCase());
      return { found: texts.some((text) => text.includes(query.text.toLowerCase())) ? [one] : [] };
    },
    operatorActs: () => ({ acts, next: null }),
    operatorEntries: ({ world }) => ({
      entries: (world.club?.finances.reports ?? []).toReversed().map((entry, at) => ({
        id: at + 1,
        date: entry.date,
        currency: entry.currency,
        type: entry.type,
        amount: entry.amount,
        subject: 'subject' in entry ? (entry.subject ?? null) : null,
        isRefunded: acts.some(({ act, facts }) => act === 'refund' && facts.entryId === at + 1),
      })),
    }),
    operatorAct: ({ world, body }) => {
      if (body.act === 'unban' && bannedUntil === null) throw new Refused('operator/not-banned');
      if (body.act === 'ban') bannedUntil = world.now + body.days * DAY;
      if (body.act === 'unban') bannedUntil = null;
      const { act, ...rest } = body;
      const facts = {
        ...Object.fromEntries(Object.entries(rest).filter(([name]) => !['reason', 'userId', 'clubId'].includes(name))),
        ...(body.act === 'ban' && { until: bannedUntil }),
        ...(body.act === 'mute' && { until: world.now + body.days * DAY }),
        ...(body.act === 'rename' && { from: world.club?.name ?? '', to: body.name }),
      };
      const done = {
        id: acts.length + 1,
        doneAt: world.now,
        operator: 'Zeca Prado (u1)',
        act,
        userId: 'u7',
        clubId: world.club?.id ?? null,
        reason: 'reason' in body ? body.reason : body.text,
        facts,
      };
      acts = [done, ...acts];
      return { act: done };
    },
  };
}
