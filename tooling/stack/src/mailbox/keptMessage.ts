/** A mail as the mailbox keeps and shows it. */
export interface KeptMessage {
  id: number;
  to: string[];
  from: string;
  subject: string;
  date: string;
  text: string;
  html: string;
}
