/** Name of the product where no partner's stands in its place. */
export const productNameText = 'Suluh';
