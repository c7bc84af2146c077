import { useLingui } from '@lingui/react/macro';
import { ATTRIBUTE_GROUPS, type AttributeGroup } from '@mundo-manager/rules/players';
import type { ReactNode } from 'react';
import { classes } from '../../ui/browser/classes.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { ATTRIBUTE_GROUP_NAMES, ATTRIBUTE_NAMES } from '../messages/attribute-names.ts';
import styles from './attribute-tables.module.css';

/** An attribute of one of the groups. */
export type ShownAttribute = (typeof ATTRIBUTE_GROUPS)[AttributeGroup][number];

interface AttributeColumn {
  readonly id: string;
  readonly head: string;
  readonly cell: (name: ShownAttribute) => ReactNode;
}

interface AttributeTablesProps {
  /** The groups in the order of display. */
  readonly groups: readonly AttributeGroup[];
  readonly columns: readonly AttributeColumn[];
  /** Whether all four are in a row, where there is room; else two are. */
  readonly four?: boolean;
  /** Whether a phone shows one beside the other no more, where the columns are many. */
  readonly single?: boolean;
}

/** The attributes, a table for each group; heads are for screen readers, since a caption and a name say enough. */
export function AttributeTables({ groups, columns, four = false, single = false }: AttributeTablesProps) {
  const { t } = useLingui();
  return (
    <div className={classes(styles.groups, four && styles.four, single && styles.single)}>
      {groups.map((group) => (
        <table key={group} className={styles.group}>
          <caption>{t(ATTRIBUTE_GROUP_NAMES[group])}</caption>
          <thead>
            <tr>
              {[{ id: 'name', head: t`Atributo` }, ...columns].map(({ id, head }) => (
                <th key={id} scope="col">
                  <VisuallyHidden>{head}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ATTRIBUTE_GROUPS[group].map((name) => (
              <tr key={name}>
                <th scope="row">{t(ATTRIBUTE_NAMES[name])}</th>
                {columns.map(({ id, cell }) => (
                  <td key={id}>{cell(name)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
