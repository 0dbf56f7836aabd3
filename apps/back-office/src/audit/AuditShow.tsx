import { Button, Card, CardContent, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { StaffAuditEntry } from '@suluh/api/types';
import { subjectName } from '@suluh/i18n-id/auditSubject';
import { dateTime } from '@suluh/i18n-id/format';
import { staffAuditText as text } from '@suluh/i18n-id/staffAudit';
import type { ReactElement } from 'react';
import { ShowBase, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { Facts } from '../parts/Facts.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { valueText } from '../parts/values.ts';
import { subjectOf } from './subject.ts';

const cell = { overflowWrap: 'anywhere', whiteSpace: 'pre-line', verticalAlign: 'top' } as const;

/** Each field as it was and as it is since; of a deed that changed no field what was said of it. */
function Changes({ entry: { subject, before, after } }: { entry: StaffAuditEntry }): ReactElement {
  const translate = useTranslate();
  const { resource } = subjectOf(subject);
  const names = Object.keys({ ...before, ...after });
  const named = (name: string) => text.fields[name] ?? name;
  const label = (name: string) =>
    resource === null ? named(name) : translate(`resources.${resource}.fields.${name}`, { _: named(name) });
  if (names.length === 0) return <Typography sx={{ mt: 1 }}>{text.nothing}</Typography>;
  return (
    <Table size="small" sx={{ tableLayout: 'fixed', mt: 1 }}>
      <TableHead>
        <TableRow>
          <TableCell>{text.columns.field}</TableCell>
          {before && <TableCell>{text.columns.before}</TableCell>}
          {after && <TableCell>{text.columns.after}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {names.map((name) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row" sx={cell}>
              {label(name)}
            </TableCell>
            {before && <TableCell sx={cell}>{valueText(name, before[name])}</TableCell>}
            {after && <TableCell sx={cell}>{valueText(name, after[name])}</TableCell>}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Entry(): ReactElement | null {
  const entry = useRecordContext<StaffAuditEntry>();
  if (!entry) return null;
  const { by, email, action, subject, person, createdAt, address, session } = entry;
  const { path } = subjectOf(subject);
  const name = subjectName(subject, person);
  const all = `${officePath('audit')}?${new URLSearchParams({ filter: JSON.stringify({ subject }) })}`;
  return (
    <>
      <PageHead title={text.actions[action] ?? action}>
        <Button component={Link} to={all}>
          {text.all(name)}
        </Button>
      </PageHead>
      <Facts
        facts={[
          [text.facts.who, by === null ? text.somebody : `${by}${email === null ? '' : ` <${email}>`}`],
          [text.facts.subject, path === null ? name : <Link to={path}>{name}</Link>],
          [text.facts.when, dateTime(createdAt)],
          [text.facts.from, address ?? text.noOrigin],
          [text.facts.session, session ?? text.noOrigin],
        ]}
      />
      <Card variant="outlined" sx={{ maxWidth: 860 }}>
        <CardContent>
          <Typography variant="h2" component="h2">
            {text.changes}
          </Typography>
          <Changes entry={entry} />
        </CardContent>
      </Card>
    </>
  );
}

/** One change: who did it, to what, and each field before and after. */
export const AuditShow = (): ReactElement => (
  <ShowBase resource="audit">
    <Entry />
  </ShowBase>
);
