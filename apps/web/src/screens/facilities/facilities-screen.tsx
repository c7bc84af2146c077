import { useLingui } from '@lingui/react/macro';
import { accept } from '@mundo-manager/rules/core';
import {
  FACILITY_NAMES,
  type FacilityName,
  facilityLevel,
  nextLevel,
  upgradeFacility,
} from '@mundo-manager/rules/facilities';
import { useState } from 'react';
import { useGameClock } from '../../components/clock/game-clock-context.tsx';
import { FACILITY_TITLES } from '../../components/messages/facility-names.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { useCommand } from '../../data/commands/use-command.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { moneyText } from '../../ui/text/money-text.ts';
import { FacilityCard } from './facility-card.tsx';

/** Stadium, recovery centre, gym and training ground, each with its next level. R-FSC-1 to R-FSC-7 */
export function FacilitiesScreen() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const club = useClub();
  const clock = useGameClock();
  const [asked, setAsked] = useState<FacilityName | null>(null);
  const [building, setBuilding] = useState<FacilityName | null>(null);
  const { run } = useCommand('upgradeFacility', {
    optimistic: (current, { body }) => {
      const built = upgradeFacility({ club: current, facilityName: body.facilityName, now: clock.now() }, ruleset);
      return built.ok ? accept(built.value.club) : built;
    },
    done: t`Obra concluída.`,
  });
  const next = asked && nextLevel(asked, facilityLevel(club.facilities, asked), ruleset);
  const price = next && moneyText(next.price);
  const left = next && moneyText(club.finances.totalMoney - next.price);

  const build = async (facilityName: FacilityName) => {
    setAsked(null);
    setBuilding(facilityName);
    await run({ body: { facilityName } });
    setBuilding(null);
  };

  return (
    <>
      <PageHeading title={t`Infraestrutura`} />
      <Columns kind="halves">
        {FACILITY_NAMES.map((name) => (
          <FacilityCard
            key={name}
            name={name}
            building={building === name}
            waiting={building !== null}
            onBuild={() => setAsked(name)}
          />
        ))}
      </Columns>
      {asked && next && (
        <ConfirmDialog
          open
          title={t`Melhorar infraestrutura por ${price}\u00a0?`}
          description={t`${t(FACILITY_TITLES[asked])} passa ao nível ${next.level} na hora. Sobram ${left} em caixa.`}
          onCancel={() => setAsked(null)}
          onConfirm={() => void build(asked)}
        />
      )}
    </>
  );
}
