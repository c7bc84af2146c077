import { useLingui } from '@lingui/react/macro';
import type { CompetitionView, ElevenView } from '@mundo-manager/contract/client';
import { TEAM_LINES, type TeamLine } from '@mundo-manager/rules/opponents';
import { ClubEmblem } from '../../components/club/club-emblem.tsx';
import { PitchDrawing } from '../../components/pitch/pitch-drawing.tsx';
import { PitchPlayer } from '../../components/pitch/pitch-player.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { decimals } from '../../ui/text/decimals.ts';
import { badgeOf } from './badge-of.ts';
import styles from './eleven-board.module.css';

interface ElevenBoardProps {
  readonly eleven: ElevenView;
  readonly competition: CompetitionView;
}

/** The distance of each line from the top of the pitch, as a share of its height; the attack is up. */
const DOWN: Readonly<Record<TeamLine, number>> = { goal: 0.88, defence: 0.66, midfield: 0.4, attack: 0.14 };

/** Eleven players on a pitch, each line spread evenly, attack up. R-CAR-16 */
export function ElevenBoard({ eleven: { formation, players }, competition }: ElevenBoardProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.board} aria-label={t`Seleção em ${formation}, do goleiro ao ataque`}>
      <li aria-hidden>
        <PitchDrawing category={competition.category} />
      </li>
      {TEAM_LINES.flatMap((line) => {
        const own = players.filter((player) => player.line === line);
        return own.map(({ playerId, name, rating, clubId }, index) => {
          const club = badgeOf(competition, clubId);
          const room = 1 / own.length;
          return (
            <PitchPlayer
              key={playerId}
              player={{ id: playerId, name }}
              spot={{ across: (index + 0.5) * room - 0.5, down: DOWN[line], room }}
              picture={club && <ClubEmblem emblem={club.emblem} size={34} />}
            >
              <VisuallyHidden>, {club?.name}, </VisuallyHidden>
              <b className={styles.rating}>{decimals(rating, 1)}</b>
            </PitchPlayer>
          );
        });
      })}
    </ul>
  );
}
