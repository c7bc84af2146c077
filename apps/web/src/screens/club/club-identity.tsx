import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicClub } from '@mundo-manager/contract/client';
import { Binoculars } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { ClubEmblem } from '../../components/club/club-emblem.tsx';
import { ClubKit } from '../../components/club/club-kit.tsx';
import { managerPath, opponentPath } from '../../components/links/paths.ts';
import { categoryName } from '../../components/messages/category-name.ts';
import { Term } from '../../components/player/glossary-term.tsx';
import { InviteButton } from '../../features/friendlies/invite-button.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { Fact } from '../../ui/layout/fact.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './club-identity.module.css';

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
        <ClubEmblem emblem={emblem} size={132} title={t`Escudo: ${name}`} />
      </div>
      <div className={styles.words}>
        <h1 className={styles.name} tabIndex={-1}>
          {name}
        </h1>
        <dl className={styles.facts}>
          <Fact label={<Term term="category">{t`Categoria`}</Term>}>{categoryName(category)}</Fact>
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
            <InviteButton small club={club} />
          </span>
        )}
        {own && <Badge tone="you">{t`Seu clube`}</Badge>}
      </div>
      <div className={styles.kit}>
        <ClubKit kit={uniform} view="full" size={96} title={t`Uniforme: ${name}`} />
      </div>
      <div className={styles.stripe} />
    </section>
  );
}
