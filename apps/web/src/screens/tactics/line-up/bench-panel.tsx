import { useLingui } from '@lingui/react/macro';
import type { Kit } from '@mundo-manager/rules/clubs';
import { Panel } from '../../../ui/layout/panel.tsx';
import { PlayerRow } from './player-row.tsx';
import type { LineUpEditor, LineUpPlace } from './use-line-up.ts';
import { usePlaceLabel } from './use-place-label.ts';

interface BenchPanelProps {
  readonly lineUp: LineUpEditor;
  readonly kit: Kit;
}

/** The bench of seven. */
export function BenchPanel({ lineUp, kit }: BenchPanelProps) {
  const { t } = useLingui();
  const { bench } = lineUp;
  const taken = bench.filter(({ player }) => player !== null).length;
  const all = bench.length;
  return (
    <Panel title={t`Reservas`} end={t`${taken} de ${all}`} flush>
      <ol>
        {bench.map((place) => (
          <BenchPlace key={place.id} place={place} lineUp={lineUp} kit={kit} />
        ))}
      </ol>
    </Panel>
  );
}

function BenchPlace({ place, lineUp, kit }: BenchPanelProps & { readonly place: LineUpPlace }) {
  const label = usePlaceLabel(place);
  const { id, player, rating } = place;
  return (
    <PlayerRow
      kind="place"
      id={id}
      isHeld={lineUp.held?.kind === 'place' && lineUp.held.id === id}
      player={player}
      rating={rating}
      kit={kit}
      label={label}
      actions={lineUp.actions}
    />
  );
}
