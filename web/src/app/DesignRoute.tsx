import { Download, MoreVertical, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../components/Avatar.tsx';
import { Badge } from '../components/Badge.tsx';
import { Button, type ButtonSize, type ButtonVariant } from '../components/Button.tsx';
import { Card } from '../components/Card.tsx';
import { CardLabel, CardTable } from '../components/CardTable.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { Menu } from '../components/Menu.tsx';
import { Notice } from '../components/Notice.tsx';
import { Page } from '../components/Page.tsx';
import { Popover } from '../components/Popover.tsx';
import { Progress } from '../components/Progress.tsx';
import { Segmented } from '../components/Segmented.tsx';
import { Select } from '../components/Select.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Slider } from '../components/Slider.tsx';
import { Switch } from '../components/Switch.tsx';
import { TextField } from '../components/TextField.tsx';
import { WaveMark } from '../components/WaveMark.tsx';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
import { FormDialog } from '../feedback/FormDialog.tsx';
import { type ToastType, useToast } from '../feedback/toast-store.ts';
import css from './DesignRoute.module.css';

const variants: ButtonVariant[] = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'synthesize',
];
const sizes: ButtonSize[] = ['sm', 'default', 'lg', 'synthesize', 'icon'];
const tones = ['plain', 'info', 'success', 'warning', 'danger', 'accent'] as const;
const toastTypes: ToastType[] = ['default', 'success', 'error', 'info', 'warning', 'loading'];

/** All components side by side, for developers. Local builds only; the labels are the components' names. */
export function DesignRoute() {
  const toast = useToast();
  const [on, setOn] = useState(true);
  const [value, setValue] = useState(1);
  const [choice, setChoice] = useState<'a' | 'b'>('a');
  const [open, setOpen] = useState<'confirm' | 'form' | null>(null);
  const close = () => setOpen(null);
  return (
    <Page title="Design">
      <Card title="Button: variants">
        <div className={css.row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button busy>busy</Button>
          <Button disabled>disabled</Button>
        </div>
      </Card>
      <Card title="Button: sizes">
        <div className={css.row}>
          {sizes.map((size) => (
            <Button key={size} size={size} aria-label={size}>
              {size === 'icon' ? <Play size={20} aria-hidden="true" /> : size}
            </Button>
          ))}
        </div>
      </Card>
      <Card title="IconButton, Menu, Popover, ConfirmDialog, FormDialog">
        <div className={css.row}>
          <IconButton label="IconButton">
            <Download size={20} aria-hidden="true" />
          </IconButton>
          <Menu
            trigger={(props) => (
              <IconButton label="Menu" variant="outline" {...props}>
                <MoreVertical size={20} aria-hidden="true" />
              </IconButton>
            )}
            entries={[
              { label: 'Entry', icon: <Pencil size={18} aria-hidden="true" />, onSelect: close },
              { label: 'Disabled', disabled: true, onSelect: close },
              {
                label: 'Destructive',
                icon: <Trash2 size={18} aria-hidden="true" />,
                destructive: true,
                onSelect: close,
              },
            ]}
          />
          <Popover
            label="Popover"
            trigger={(props) => (
              <Button variant="outline" {...props}>
                Popover
              </Button>
            )}
          >
            4 px away, centred, not modal.
          </Popover>
          <Button variant="outline" onClick={() => setOpen('confirm')}>
            ConfirmDialog
          </Button>
          <Button variant="outline" onClick={() => setOpen('form')}>
            FormDialog
          </Button>
        </div>
      </Card>
      <Card title="Badge, Avatar, Progress, Skeleton, WaveMark">
        <div className={css.row}>
          <Avatar name="Анударь" photoUrl="/icons/icon-180.png" />
          <Avatar name="Анударь" photoUrl={null} />
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <WaveMark size={32} moving />
        </div>
        <Progress label="Progress" valueText="60 %" value={0.6} />
        <Skeleton width="50%" />
      </Card>
      <Card title="Controls">
        <TextField label="TextField" hint="A hint" />
        <TextField label="TextField" error="What is wrong" />
        <Slider
          label="Slider"
          min={0.5}
          max={2}
          step={0.05}
          value={value}
          valueText={value.toFixed(2)}
          onChange={setValue}
        />
        <Switch label="Switch" text="What it does" checked={on} onChange={setOn} />
        <Segmented
          label="Segmented"
          value={choice}
          options={[
            { value: 'a', label: 'One' },
            { value: 'b', label: 'Two' },
          ]}
          onChange={setChoice}
        />
        <Select
          label="Select"
          value={choice}
          options={[
            { value: 'a', label: 'One' },
            { value: 'b', label: 'Two' },
          ]}
          onChange={setChoice}
        />
      </Card>
      <Card title="Notices">
        <Notice tone="info">info</Notice>
        <Notice tone="warning">warning</Notice>
        <Notice tone="danger">danger</Notice>
        <div className={css.row}>
          {toastTypes.map((type) => (
            <Button key={type} variant="outline" size="sm" onClick={() => toast[type](type)}>
              toast.{type}
            </Button>
          ))}
        </div>
      </Card>
      <CardTable
        head={
          <>
            <th scope="col">CardTable</th>
            <th scope="col">Column</th>
          </>
        }
        roomy
      >
        {['Row', 'Another row'].map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            <td>
              <CardLabel>Column</CardLabel>a cell
            </td>
          </tr>
        ))}
      </CardTable>
      <EmptyState
        title="EmptyState"
        text="One sentence, and a way on."
        action={<Button>On</Button>}
      />
      <ConfirmDialog
        open={open === 'confirm'}
        title="ConfirmDialog"
        confirm="Delete"
        cancel="Cancel"
        destructive
        onConfirm={close}
        onCancel={close}
      >
        What cannot be undone is red, and is never the first button.
      </ConfirmDialog>
      <FormDialog
        open={open === 'form'}
        title="FormDialog"
        cancel="Cancel"
        submit="Save"
        onClose={close}
        onSubmit={close}
      >
        <TextField label="TextField" hint="A hint" />
      </FormDialog>
    </Page>
  );
}
