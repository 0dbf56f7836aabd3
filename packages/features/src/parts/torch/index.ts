export { Torch } from './Torch.tsx';
