import { Box, MenuItem, Typography } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { staffFactorText } from '@suluh/i18n-id/staffFactor';
import type { ReactElement } from 'react';
import {
  AppBar,
  CheckForApplicationUpdate,
  Layout,
  Logout,
  Menu,
  UserMenu,
  useUserMenu,
  type LayoutProps,
} from 'react-admin';
import { Link } from 'react-router';
import { officePath } from './officePath.ts';
import { MeProvider, useMe } from './MeContext.tsx';
import { staffBackgroundText } from '@suluh/i18n-id/staffBackground';
import { useDead } from '../background/useDead.ts';
import { useWaiting } from '../inbox/useWaiting.ts';
import { ROOMS } from './rooms.ts';
import { ProofDesk } from '../security/ProofDesk.tsx';
import { SecurityPage } from '../security/SecurityPage.tsx';
import { SessionDialog } from './SessionDialog.tsx';

function SecurityItem(): ReactElement {
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to={officePath('akun')} onClick={() => menu?.onClose()}>
      {staffFactorText.title}
    </MenuItem>
  );
}

const StaffUserMenu = (): ReactElement => (
  <UserMenu label={useMe().fullname}>
    <SecurityItem />
    <Logout />
  </UserMenu>
);

const StaffAppBar = (): ReactElement => (
  <AppBar userMenu={<StaffUserMenu />} color="inherit">
    <Typography component="span" sx={{ fontWeight: 800, mr: 2, display: { xs: 'none', sm: 'block' } }}>
      {staffAppText.product}
    </Typography>
    <Box sx={{ flex: 1 }} />
  </AppBar>
);

/** The name of a room: of the inbox with how much waits in it, of the background with how much was given up. */
function withWaiting(path: string, name: string, { waiting, dead }: { waiting: string | null; dead: number }): string {
  if (waiting !== null && path === officePath('inbox')) return `${name} (${waiting})`;
  return dead > 0 && path === officePath('latar-belakang') ? staffBackgroundText.withDead(dead) : name;
}

function StaffMenu(): ReactElement {
  const { permissions } = useMe();
  const waiting = useWaiting();
  const dead = useDead();
  return (
    <nav aria-label={staffAppText.menu.label}>
      <Menu>
        <Menu.Item to="/" primaryText={staffAppText.home.title} />
        {ROOMS.filter(({ permission }) => permissions.includes(permission)).map(({ path, name }) => (
          <Menu.Item key={path} to={path} primaryText={withWaiting(path, name, { waiting, dead })} />
        ))}
      </Menu>
    </nav>
  );
}

/** Bar, menu of the rooms somebody may enter, and the page; nothing but setting up a second factor while one is missing. */
export const StaffLayout = ({ children }: LayoutProps): ReactElement => (
  <MeProvider>
    {(me, again) => (
      <Layout appBar={StaffAppBar} menu={StaffMenu}>
        {me.mustSetUp ? <SecurityPage me={me} onDone={again} /> : children}
        <ProofDesk />
        <SessionDialog me={me} />
        <CheckForApplicationUpdate />
      </Layout>
    )}
  </MeProvider>
);
