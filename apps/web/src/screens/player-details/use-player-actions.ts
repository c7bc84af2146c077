import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { accept } from '@mundo-manager/rules/core';
import {
  departuresLeft,
  listPlayer,
  releasePlayer,
  type SearchRange,
  searchFor,
  unlistPlayer,
} from '@mundo-manager/rules/market';
import { overall, type PublicPlayer, playerAge } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { useNavigate } from 'react-router-dom';
import { useGameClock } from '../../components/clock/game-clock-context.tsx';
import { errorMessage } from '../../components/messages/errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { useCommand } from '../../data/commands/use-command.ts';
import { useIsMounted } from '../../data/live/use-is-mounted.ts';
import { momentText } from '../../ui/text/date-text.tsx';

/** What a manager may do with a player of his, as the rules allow it. R-MKT-11 to R-MKT-15, R-MKT-20, R-MKT-21, R-DEB-7, R-FAI-4 */
export function usePlayerActions(player: PublicPlayer) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const club = useClub();
  const clock = useGameClock();
  const navigate = useNavigate();
  const isHere = useIsMounted();
  const { name } = player.personalData;
  const playerId = player.id;
  const params = { playerId };
  const action = { club, playerId, now: clock.now() };

  const listing = useCommand('listPlayer', {
    done: t`${name} está à venda.`,
    optimistic: (before) => {
      const after = listPlayer({ ...action, club: before }, ruleset);
      return after.ok ? accept(after.value.club) : after;
    },
  });
  const unlisting = useCommand('unlistPlayer', {
    done: t`${name} não está mais à venda.`,
    optimistic: (before) => {
      const after = unlistPlayer({ ...action, club: before }, ruleset);
      return after.ok ? accept(after.value.club) : after;
    },
  });
  // Not shown before the answer: the page would lose its player while it asks.
  const releasing = useCommand('releasePlayer', {
    done: t`${name} foi liberado.`,
    onDone: () => {
      // A manager who has left the page meanwhile stays where he is.
      if (isHere()) void navigate('/squad', { replace: true });
    },
  });

  const sold = listPlayer(action, ruleset);
  const taken = unlistPlayer(action, ruleset);
  const released = releasePlayer(action, ruleset);
  const lineUps = !sold.ok && sold.error.code === 'market/in-line-up' ? sold.error.facts.tactics : [];
  const first = departuresLeft(club, action.now, ruleset);
  return {
    sale: {
      /** Tactics that forbid the sale; a press shows them. */
      tactics: lineUps,
      /** Any other reason why he can't be sold. */
      refusal: sold.ok || lineUps.length > 0 ? undefined : t(errorMessage(sold.error, ruleset)),
      /** How many more a new club may sell after him; null for an older club. */
      limit: first && t(salesLeft(first.sales - 1, first.until)),
      /** What no search finds him by; null if one does. */
      unseen: searchFor(player, action.now, ruleset) === null ? t(outOfRange(player, action.now, ruleset)) : null,
      run: () => listing.run({ params, body: {} }),
    },
    unlist: {
      refusal: taken.ok ? undefined : t(errorMessage(taken.error, ruleset)),
      run: () => unlisting.run({ params }),
    },
    release: {
      refusal: released.ok ? undefined : t(errorMessage(released.error, ruleset)),
      /** How many more a new club may release after him; null for an older club. */
      limit: first && t(releasesLeft(first.releases - 1, first.until)),
      /** Whole dollars that the release really costs. */
      fee: released.ok ? club.finances.totalMoney - released.value.club.finances.totalMoney : 0,
      run: () => releasing.run({ params, body: {} }),
    },
    busy: listing.busy || unlisting.busy || releasing.busy,
  };
}

function salesLeft(left: number, until: number): MessageDescriptor {
  const date = momentText(until);
  return msg`Depois dele, seu clube novo ${plural(left, { 0: 'não pode vender mais nenhum jogador', one: 'ainda pode vender # jogador', other: 'ainda pode vender # jogadores' })} até ${date}.`;
}

function releasesLeft(left: number, until: number): MessageDescriptor {
  const date = momentText(until);
  return msg`Depois dele, seu clube novo ${plural(left, { 0: 'não pode liberar mais nenhum jogador', one: 'ainda pode liberar # jogador', other: 'ainda pode liberar # jogadores' })} até ${date}.`;
}

function outOfRange(player: PublicPlayer, now: number, ruleset: Ruleset): MessageDescriptor {
  const [youngest, oldest] = endsOf(ruleset.market.ageRanges);
  const [weakest, strongest] = endsOf(ruleset.market.overallRanges);
  const [age, rating] = [playerAge(player, now), Math.trunc(overall(player, ruleset))];
  return msg`As buscas vão de overall ${weakest} a ${strongest} e de ${youngest} a ${oldest} anos, e ele tem overall ${rating} e ${age} anos.`;
}

function endsOf(ranges: readonly SearchRange[]): readonly [number, number] {
  return [Math.min(...ranges.map(({ from }) => from)), Math.max(...ranges.map(({ to }) => to))];
}
