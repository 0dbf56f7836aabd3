/** Names of the eye in a password field. */
export const passwordEyeText = { show: 'Tampilkan kata sandi', hide: 'Sembunyikan kata sandi' };
