import { Users, X } from 'lucide-react';
import { useContext, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FoldingLabel } from '../../../components/FoldingLabel.tsx';
import { useText } from '../../../i18n/intl.tsx';
import type { Role } from '../text/speaker-labels.ts';
import css from './Doubts.module.css';
import { RolesDialog } from './RolesDialog.tsx';
import { ReadersContext } from './sheet-context.ts';

/** How many names are shown. */
const shownNames = 4;

/** Offers speakers for the roles of a dialogue while one of them has none. */
export function Roles({ roles }: { roles: readonly Role[] }) {
  const t = useText();
  const { speakers } = useContext(ReadersContext);
  const [open, setOpen] = useState(false);
  const [declined, setDeclined] = useState('');
  const who = roles.map(({ key }) => key).join('\n');
  const isOffered =
    who !== declined &&
    speakers.length > 1 &&
    roles.some(({ lines }) => lines.some(({ voice }) => voice === null));
  const names = roles.slice(0, shownNames).map(({ label }) => label);
  return (
    <>
      {isOffered && (
        <section className={css.doubts} data-tone="info" role="status">
          <p>
            <strong>
              {t('editor.roles.found', {
                names: roles.length > shownNames ? `${names.join(', ')}…` : names.join(', '),
              })}
            </strong>
            <span>{t('editor.roles.hint')}</span>
          </p>
          <div className={css.actions}>
            <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
              <Users size={16} /> {t('editor.roles.choose')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setDeclined(who)}>
              <X size={16} /> <FoldingLabel>{t('editor.roles.decline')}</FoldingLabel>
            </Button>
          </div>
        </section>
      )}
      {open && <RolesDialog roles={roles} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Opens the choice of their speakers, also once they have some. */
export function RolesButton({ roles }: { roles: readonly Role[] }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <Users size={18} /> {t('editor.roles.open')}
      </Button>
      {open && <RolesDialog roles={roles} onClose={() => setOpen(false)} />}
    </>
  );
}
