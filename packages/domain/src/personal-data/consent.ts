/** Documents that whoever makes an account agrees to, by the slugs of their pages. */
export const CONSENT_DOCUMENTS = ['syarat-ketentuan', 'kebijakan-privasi'] as const;
