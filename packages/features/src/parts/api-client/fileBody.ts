/** The body of a call that sends one file, as the client takes it: a form with the field `file`. */
export const fileBody = (file: File) => ({
  body: { file: '' },
  bodySerializer: () => {
    const form = new FormData();
    form.set('file', file, file.name);
    return form;
  },
});
