import { describe, expect, it } from 'vitest';
import { pictureAddress, storedAddress } from './address.ts';
import { mailedPicture, sharedPictures } from './shared.ts';

const tenant = { pictureOrigins: ['https://cdn.example', 'http://media.example:8080'] };

describe('address of a picture (docs/product/course.md#fields; docs/product/display.md#pictures)', () => {
  it.each([
    ['an address that is none stays as it is', 'http://[', 'http://['],
    ['a storage path is resized', 'course/1.webp', '/_next/image?url=%2Fstorage%2Fcourse%2F1.webp&q=75&w='],
    [
      'a name that has to be escaped',
      'course/batik & kain.webp',
      '/_next/image?url=%2Fstorage%2Fcourse%2Fbatik%20%26%20kain.webp&q=75&w=',
    ],
    [
      'an origin of the configuration is resized',
      'https://cdn.example/1.jpg?v=2',
      '/_next/image?url=https%3A%2F%2Fcdn.example%2F1.jpg%3Fv%3D2&q=75&w=',
    ],
    [
      'with its port',
      'http://media.example:8080/1.jpg',
      '/_next/image?url=http%3A%2F%2Fmedia.example%3A8080%2F1.jpg&q=75&w=',
    ],
    ['any other site is used as it is', 'https://foto.example/1.jpg', 'https://foto.example/1.jpg'],
    ['another scheme is another site', 'http://cdn.example/1.jpg', 'http://cdn.example/1.jpg'],
    ['another port is another site', 'https://cdn.example:81/1.jpg', 'https://cdn.example:81/1.jpg'],
    [
      'a name before the host does not make it ours',
      'https://cdn.example@evil.example/1.jpg',
      'https://cdn.example@evil.example/1.jpg',
    ],
    ['a drawing is not resized', 'partner/logo.svg', '/storage/partner/logo.svg'],
    ['nor one elsewhere', 'https://cdn.example/logo.SVG?v=1', 'https://cdn.example/logo.SVG?v=1'],
    [
      'storage with a query is not resized: the optimizer takes paths only',
      'course/1.webp?v=2',
      '/storage/course/1.webp?v=2',
    ],
    ['what contains http but is no address is left alone', '/_ui/http.png', '/_ui/http.png'],
    [
      'one that the house has drawn lies beside the app',
      'vinyet/ceplok/kopi-1.webp',
      '/_ui/gambar/vinyet/ceplok/kopi-1.webp',
    ],
    ['one drawn into the storage lies there in its widths', 'gambar/news/1/720.webp', '/storage/gambar/news/1/'],
    ['no picture', '  ', null],
    ['none at all', null, null],
  ])('%s', (_, picture, expected) => {
    expect(pictureAddress(picture, tenant)).toBe(expected);
  });

  it('resizes no other site without a configuration', () => {
    expect(pictureAddress('https://cdn.example/1.jpg')).toBe('https://cdn.example/1.jpg');
  });

  it.each([
    ['vinyet/ceplok/kopi-1.webp', [{ url: '/_ui/gambar/vinyet/ceplok/kopi.jpg', width: 1200, height: 630 }]],
    ['potret/laras-widodo.webp', [{ url: '/storage/potret/laras-widodo.jpg', width: 800, height: 420 }]],
    ['course/1.webp', [{ url: '/_next/image?url=%2Fstorage%2Fcourse%2F1.webp&q=75&w=1200' }]],
    ['gambar/kopi/', [{ url: '/_next/image?url=%2Fstorage%2Fgambar%2Fkopi%2F720.webp&q=75&w=1200' }]],
    ['https://foto.example/1.jpg', [{ url: 'https://foto.example/1.jpg' }]],
    ['partner/logo.svg', [{ url: '/storage/partner/logo.jpg', width: 800, height: 420 }]],
    ['user/default.svg', []],
    [null, []],
  ])('a shared link is shown with one file: %s', (picture, expected) => {
    expect(sharedPictures(picture)).toEqual(expected);
  });

  it.each([
    ['vinyet/ceplok/kopi-1.webp', '/_next/image?url=%2F_ui%2Fgambar%2Fvinyet%2Fceplok%2Fkopi-1.webp&q=75&w=640'],
    ['gambar/kopi/', '/_next/image?url=%2Fstorage%2Fgambar%2Fkopi%2F360.webp&q=75&w=640'],
    ['course/1.webp', '/_next/image?url=%2Fstorage%2Fcourse%2F1.webp&q=75&w=640'],
    ['course/1.svg', null],
    ['https://foto.example/1.jpg', null],
    [null, null],
  ])('a mail shows one file of ours, and none of others: %s', (picture, expected) => {
    expect(mailedPicture(picture)).toBe(expected);
  });

  it('knows where a logo or photo lies, which is small as it is', () => {
    expect([storedAddress('user/7.png'), storedAddress('https://cdn.example/7.png'), storedAddress(undefined)]).toEqual(
      ['/storage/user/7.png', 'https://cdn.example/7.png', null],
    );
  });
});
