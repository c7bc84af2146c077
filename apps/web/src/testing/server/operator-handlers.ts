import type { CallData } from '@mundo-manager/contract/client';
import { postStatus } from '@mundo-manager/rules/board';
import type { FakeWorld } from '../world.ts';
import { type Handlers, RefusedCall } from './fake-handlers.ts';
import type { FakePost } from './fake-post.ts';

type Acts = CallData<'operatorActs'>['acts'];

const DAY = 86_400_000;

/** What an operator of the fake world reads and does: actions are kept, and a ban shows. */
export function operatorHandlers(): Handlers {
  let acts: Acts = [];
  let bannedUntil: number | null = null;
  const found = ({ user, club }: FakeWorld): CallData<'findManagers'>['found'][number] => ({
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
    operatorReports: ({ world }) => ({
      open: moderated(world, ({ reporters, decision }) => decision === null && reporters.length > 0),
      hidden: moderated(world, ({ decision }) => decision === 'hide'),
    }),
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
      if (body.act === 'unban' && bannedUntil === null) throw new RefusedCall('operator/not-banned');
      if (body.act === 'ban') bannedUntil = world.now + body.days * DAY;
      if (body.act === 'unban') bannedUntil = null;
      if (body.act === 'hide' || body.act === 'restore') {
        const { act: decision, postId } = body;
        world.posts = world.posts.map((post) => (post.id === postId ? { ...post, decision } : post));
      }
      const { act: asked, ...rest } = body;
      const act = asked === 'hide' || asked === 'restore' ? `${asked}-post` : asked;
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

function moderated(world: FakeWorld, isListed: (post: FakePost) => boolean): CallData<'operatorReports'>['open'] {
  const club = (id: string) => [world.club, ...world.others].find((one) => one?.id === id);
  return world.posts.filter(isListed).map((post) => ({
    id: post.id,
    date: post.date,
    competitionId: post.competitionId,
    competitionName: world.competitions.find(({ id }) => id === post.competitionId)?.name ?? '',
    authorId: `author-${post.clubId}`,
    managerName: club(post.clubId)?.manager.name ?? '',
    clubName: club(post.clubId)?.name ?? '',
    text: post.text,
    status: postStatus({ reports: post.reporters.length, decision: post.decision }),
    reports: post.reporters.map((id) => ({
      clubName: club(id)?.name ?? '',
      managerName: club(id)?.manager.name ?? '',
      date: post.date,
      reason: 'offence',
    })),
  }));
}
