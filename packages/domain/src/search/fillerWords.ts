/** Words that join others, or say that somebody wants to learn or make what they look for. PostgreSQL knows none of Indonesian. */
const FILLERS = new Set(
  (
    'ada adalah agar akan antara apa atas atau bagaimana bagi bahwa banyak belajar biar bikin bisa buat cara dalam dan dapat dari dengan di gimana hingga ingin ' +
    'ini itu jadi jika juga kamu karena ke kepada lewat maka mau melalui mulai namun oleh pada para pengen pengin sambil sampai sebagai ' +
    'secara sejak serta setiap supaya tanpa tapi tentang terhadap tetapi untuk yaitu yakni yang yg utk dgn'
  ).split(' '),
);

/** Whether a word, in lower case, means nothing to look for beside others: 'untuk', 'sampai', 'belajar'. */
export const isFillerWord = (word: string): boolean => FILLERS.has(word);
