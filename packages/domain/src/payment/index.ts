export * from './attempt.ts';
export * from './availability.ts';
export * from './groups.ts';
export * from './instruction.ts';
export * from './method.ts';
export * from './next.ts';
export * from './screen.ts';
export * from './steps.ts';
