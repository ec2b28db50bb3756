import { Button, type ButtonProps } from './Button.tsx';

interface Props extends Omit<ButtonProps, 'size' | 'aria-label'> {
  /** What it does, as the accessible name and the tooltip. */
  label: string;
}

export function IconButton({ label, variant = 'ghost', ...rest }: Props) {
  return <Button {...rest} variant={variant} size="icon" aria-label={label} title={label} />;
}
