/** Where an organiser can be reached, as its record says. */
export interface OrganiserContact {
  /** As WhatsApp takes it: digits with the country's number, nothing else. */
  phone: string | null;
  email: string | null;
  website: string | null;
}

/**
 * The address that reaches an organiser soonest: a message, a mail, its own pages; null when nothing is known of it
 * (docs/product/check-in.md#missed).
 */
export function organiserUrl({ phone, email, website }: OrganiserContact): string | null {
  const digits = phone?.replaceAll(/\D/g, '') ?? '';
  if (digits !== '') return `https://wa.me/${digits}`;
  if (email) return `mailto:${email}`;
  return website?.startsWith('https://') ? website : null;
}
