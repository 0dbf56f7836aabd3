import type { Meta, StoryObj } from '@storybook/react-vite';
import { newsText } from '@suluh/i18n-id/news';
import { thumbnailOf } from '../cloth/thumbnail.ts';
import { Breadcrumb } from '../furniture/Breadcrumb.tsx';
import { ArticlePage } from './ArticlePage.tsx';
import { Paragraphs } from './Paragraphs.tsx';

const meta = { title: 'Halaman/Berita', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const TEXT = `Nila, soga, dan mengkudu mewarnai kain Nusantara selama berabad-abad. Ketiganya tumbuh di pekarangan, dan ketiganya sabar: warnanya baru keluar setelah kain dicelup berkali-kali.

Daun nila direndam semalam, diaduk, lalu diendapkan. Kulit kayu soga direbus sampai airnya pekat. Akar mengkudu ditumbuk, dan kainnya harus lebih dulu diolah dengan minyak.`;

const crumb = (label: string, current: string) => (
  <Breadcrumb homeHref="#beranda" parents={[{ href: '#daftar', label }]} current={current} />
);

export const Article: Story = {
  name: 'Artikel',
  render: () => (
    <ArticlePage
      cloth={{
        ...thumbnailOf('mengenal-pewarna-alam', [{ id: 'warna', name: 'Desain & Kreatif' }]),
        layout: 'latar',
        scale: 1.29,
      }}
      breadcrumb={crumb(newsText.title, 'Mengenal pewarna alam')}
      title="Mengenal pewarna alam: nila, soga, dan mengkudu"
      facts={<p className="type-muted">25 Oktober 2025 · Sanggar Canting Ayu</p>}
    >
      <p className="type-lead">Tiga tumbuhan yang mewarnai kain Nusantara selama berabad-abad.</p>
      <Paragraphs text={TEXT} />
    </ArticlePage>
  ),
};
