import {
  Card,
  CardContent,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { date } from '@suluh/i18n-id/format';
import { learnedTime, monthName } from '@suluh/i18n-id/internship';
import { staffInternshipText as text } from '@suluh/i18n-id/staffInternship';
import type { InternshipFile } from '@suluh/api/types';
import type { ReactElement, ReactNode } from 'react';

interface FactTableProps {
  title: string;
  columns: readonly string[];
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
}

function FactTable({ title, columns, rows }: FactTableProps): ReactElement {
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h2" component="h2" gutterBottom>
          {title}
        </Typography>
        <TableContainer tabIndex={0} role="region" aria-label={title}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <TableCell key={column}>{column}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ key, cells: [first, ...others] }) => (
                <TableRow key={key}>
                  <TableCell component="th" scope="row" sx={{ whiteSpace: 'normal' }}>
                    {first}
                  </TableCell>
                  {others.map((cell, at) => (
                    <TableCell key={at}>{cell}</TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </CardContent>
    </Card>
  );
}

const fileAddress = ({ id }: InternshipFile, what: string): string => `/api/admin/internship/participant/${id}/${what}`;

const dueText = (dueOn: string | null, isDone: boolean, today: string): string =>
  [dueOn && date(dueOn), dueOn && !isDone && dueOn < today && text.late].filter(Boolean).join(' · ');

/** The reports of a period's months: when each is due, and the file. */
export const ReportTable = ({ file }: { file: InternshipFile }): ReactElement => (
  <FactTable
    title={text.reports}
    columns={[text.monthColumn, text.due, text.report]}
    rows={file.reports.map(({ month, dueOn, sentAt, filename }) => ({
      key: month,
      cells: [
        month,
        dueText(dueOn, sentAt !== null, file.today),
        sentAt ? (
          <Link
            href={fileAddress(file, `report/${month}`)}
            target="_blank"
            rel="noopener"
            aria-label={text.reportOf(month)}
          >
            {filename} ({date(sentAt)})
          </Link>
        ) : (
          text.noReport
        ),
      ],
    }))}
  />
);

/** Hours of each month, and its letter once it is over. */
export const HoursTable = ({ file }: { file: InternshipFile }): ReactElement => (
  <FactTable
    title={text.hours}
    columns={[text.monthColumn, text.learned, text.letter]}
    rows={file.hours.map(({ month, minutes, hasLetter }) => ({
      key: month,
      cells: [
        monthName(month),
        learnedTime(minutes),
        hasLetter ? (
          <Link href={fileAddress(file, `letter/${month}`)} target="_blank" rel="noopener">
            {text.letterOf(monthName(month))}
          </Link>
        ) : (
          text.letterLater
        ),
      ],
    }))}
  />
);

/** The mandatory courses: by when, and how far each is. */
export const MandatoryTable = ({ file }: { file: InternshipFile }): ReactElement => (
  <FactTable
    title={`${text.course} (${text.ofTotal(file.progress.done, file.progress.total)})`}
    columns={[text.course, text.due, text.state]}
    rows={file.mandatory.map(({ courseId, courseFullname, dueOn, completedAt, owned, doneLessons, totalLessons }) => ({
      key: courseId,
      cells: [
        courseFullname,
        dueText(dueOn, completedAt !== null, file.today),
        completedAt ? text.done(date(completedAt)) : owned ? text.lessons(doneLessons, totalLessons) : text.notTaken,
      ],
    }))}
  />
);
