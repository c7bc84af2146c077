import { Plural, useLingui } from '@lingui/react/macro';
import { CATEGORIES } from '@mundo-manager/rules/clubs';
import { sponsorshipOffers } from '@mundo-manager/rules/sponsorship';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { moneyText } from '../../ui/text/money-text.ts';
import styles from './pictures.module.css';

/** A club of the várzea that has not played yet. */
const NEW_CLUB = { category: CATEGORIES[0], awards: [], lastMatches: [], clubId: '', now: 0 };

/** What sponsors offer on the first day. */
export function OffersPicture() {
  const { t } = useLingui();
  const offers = sponsorshipOffers(NEW_CLUB, useRuleset());
  return (
    <table className={styles.offers}>
      <thead>
        <tr>
          <th scope="col">{t`Prazo`}</th>
          <th scope="col">{t`Dinheiro`}</th>
          <th scope="col">{t`Créditos`}</th>
        </tr>
      </thead>
      <tbody>
        {offers.map(({ id, duration, money, credits }) => (
          <tr key={id}>
            <td>
              <Plural value={duration} one="# dia" other="# dias" />
            </td>
            <td>{moneyText(money)}</td>
            <td>{credits}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
