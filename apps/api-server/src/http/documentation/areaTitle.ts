const SHORTENED: Readonly<Record<string, string>> = { otp: 'OTP', sso: 'SSO' };

/** An area of the catalogue as a heading: 'learningInterest' is 'Learning interest'. */
export function areaTitle(area: string): string {
  const words = area.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return SHORTENED[area] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
