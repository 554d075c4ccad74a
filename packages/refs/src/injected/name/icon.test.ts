import assert from 'node:assert/strict';
import { test } from 'node:test';
import { iconToken, iconWords } from './icon.ts';

test('a class or test id that names an icon gives its words, any other nothing', () => {
  const named = [
    'fa-trash-o',
    'mdi-delete-outline',
    'bi-gear-fill',
    'DeleteIcon',
    'icon-settings',
    'lucide-x',
    'anticon-edit',
    'ri-close-line',
    'search-icon',
    'pi-times',
    'x-icon-eye',
    'alert__close-btn',
  ];
  assert.deepEqual(named.map(iconToken), [
    'trash o',
    'delete',
    'gear',
    'delete',
    'settings',
    'x',
    'edit',
    'close',
    'search',
    'times',
    'eye',
    'close',
  ]);
  const others = [
    'fa-solid',
    'fa-2x',
    'fas',
    'btn-icon',
    'MuiSvgIcon-root',
    'css-q7mezt',
    'icon',
    'icon-button',
    'icon-3f9a1b77c2',
    'flex',
    'danger',
    'fa-fw',
    'i-x9f2k3',
    'x-icon--large',
    'is-close',
    'enclose',
  ];
  assert.deepEqual(
    others.filter((token) => iconToken(token) !== ''),
    [],
  );
});

test('a picture that is called by a hash or a size has no name', () => {
  assert.deepEqual(['a1b2c3d4e5', '24', 'M12 2L2 7', ''].map(iconWords), ['', '', '', '']);
});
