import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicClub } from '@mundo-manager/contract/client';
import { Binoculars } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { managerPath, opponentPath } from '../../app/paths.ts';
import { InviteButton } from '../../friendlies/InviteButton.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { Fact } from '../../ui/Fact.tsx';
import { Kit } from '../../ui/Kit.tsx';
import { Term } from '../../ui/Term.tsx';
import styles from './ClubIdentity.module.css';

interface ClubIdentityProps {
  readonly club: PublicClub;
  readonly own: boolean;
}

/** Emblem, kit, name and who is behind them, painted on the club’s wall. R-CPG-1, R-CPG-2 */
export function ClubIdentity({ club, own }: ClubIdentityProps) {
  const { t } = useLingui();
  const { id, name, emblem, uniform, category, createdAt, manager, facilities } = club;
  const colours = {
    '--first': emblem.primary,
    '--second': emblem.secondary,
    '--third': emblem.tertiary,
  } as CSSProperties;
  return (
    <section className={styles.wall} style={colours} aria-label={name}>
      <div className={styles.emblem}>
        <Emblem emblem={emblem} size={132} title={t`Escudo: ${name}`} />
      </div>
      <div className={styles.words}>
        <h1 className={styles.name} tabIndex={-1}>
          {name}
        </h1>
        <dl className={styles.facts}>
          <Fact label={<Term term="category">{t`Categoria`}</Term>}>{category}</Fact>
          <Fact label={t`Fundação`}>
            <DateText ms={createdAt} year />
          </Fact>
          <Fact label={t`Treinador`}>
            {manager.name.trim() === '' ? (
              '?'
            ) : (
              <Link {...managerPath(id)}>
                <Trans>
                  {manager.name} · nível {manager.level}
                </Trans>
              </Link>
            )}
          </Fact>
          <Fact label={t`Estádio`}>
            <Trans>
              {facilities.stadium.name} · nível {facilities.stadium.level}
            </Trans>
          </Fact>
        </dl>
        {!own && (
          <span className={styles.report}>
            <ButtonLink small icon={Binoculars} {...opponentPath(id)}>
              {t`Relatório do adversário`}
            </ButtonLink>
            <InviteButton small club={{ id, name }} />
          </span>
        )}
        {own && <Badge tone="you">{t`Seu clube`}</Badge>}
      </div>
      <div className={styles.kit}>
        <Kit kit={uniform} view="full" size={96} title={t`Uniforme: ${name}`} />
      </div>
      <div className={styles.stripe} />
    </section>
  );
}
