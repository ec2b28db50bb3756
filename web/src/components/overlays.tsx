import MuiClickAwayListener from '@mui/material/ClickAwayListener';
import MuiDialog from '@mui/material/Dialog';
import MuiDrawer from '@mui/material/Drawer';
import MuiMenu from '@mui/material/Menu';
import MuiMenuItem from '@mui/material/MenuItem';
import MuiPopper from '@mui/material/Popper';
import type { ComponentType } from 'react';
import { MuiTheme } from '../theme/MuiTheme.tsx';

function themed<Props extends object>(Component: ComponentType<Props>) {
  return (props: Props) => (
    <MuiTheme>
      <Component {...props} />
    </MuiTheme>
  );
}

/** MUI's components above the page. Pages get them from `useOverlays`, so that they can open without them. */
export const overlays = {
  Dialog: themed(MuiDialog),
  Drawer: themed(MuiDrawer),
  Menu: themed(MuiMenu),
  MenuItem: MuiMenuItem,
  Popper: themed(MuiPopper),
  ClickAwayListener: MuiClickAwayListener,
};
