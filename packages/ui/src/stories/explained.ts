/** Parameters of a story that needs a sentence: what designers read above it on the page of explanations. */
export function explained(sentence: string): { docs: { description: { story: string } } } {
  return { docs: { description: { story: sentence } } };
}

/** Parameters of a group of stories: what the component is for, at the head of the page of explanations. */
export function introduced(sentence: string): { docs: { description: { component: string } } } {
  return { docs: { description: { component: sentence } } };
}
