// What start.mjs bundles: an admin of fourteen huts and three wardens over a data provider that lives in the page.

import fakeDataProvider from 'ra-data-fakerest';
import { createElement as h } from 'react';
import * as ra from 'react-admin';
import { createRoot } from 'react-dom/client';

const regions = ['Alps', 'Dolomites', 'Pyrenees', 'Tatras'];
const names = [
  'Aurora Hut',
  'Birch Lodge',
  'Cedar Hut',
  'Dawn Shelter',
  'Eagle Nest',
  'Falcon Hut',
  'Glacier House',
  'Heather Hut',
  'Ibex Lodge',
  'Juniper Hut',
  'Kestrel Hut',
  'Larch House',
  'Moraine Hut',
  'Nordic Lodge',
];
const huts = names.map((name, i) => ({
  id: i + 1,
  name,
  region: regions[i % 4],
  beds: 10 + i * 3,
  open: i % 5 !== 4,
  since: `20${String(10 + i).padStart(2, '0')}-05-0${1 + (i % 9)}`,
  warden_id: 1 + (i % 3),
  notes: '',
}));
const wardens = [
  { id: 1, name: 'Anna Berg', email: 'anna@huts.example' },
  { id: 2, name: 'Bruno Keller', email: 'bruno@huts.example' },
  { id: 3, name: 'Clara Novak', email: 'clara@huts.example' },
];
const dataProvider = fakeDataProvider({ huts, wardens }, false, 150);
let who = null;
const authProvider = {
  login: async ({ username, password }) => {
    if (password !== 'edelweiss-7') throw new Error('Wrong user or password');
    who = username;
  },
  logout: async () => {
    who = null;
  },
  checkAuth: async () => {
    if (!who) throw new Error();
  },
  checkError: async () => {},
  getIdentity: async () => ({ id: who, fullName: who }),
  getPermissions: async () => '',
};
const filters = [
  h(ra.SearchInput, { source: 'q', alwaysOn: true, key: 'q' }),
  h(ra.SelectInput, { source: 'region', choices: regions.map((r) => ({ id: r, name: r })), key: 'r' }),
  h(ra.BooleanInput, { source: 'open', key: 'o' }),
];
const HutList = () =>
  h(
    ra.List,
    { filters, perPage: 10, sort: { field: 'name', order: 'ASC' } },
    h(
      ra.Datagrid,
      { rowClick: 'edit' },
      h(ra.TextField, { source: 'name' }),
      h(ra.TextField, { source: 'region' }),
      h(ra.NumberField, { source: 'beds' }),
      h(ra.BooleanField, { source: 'open' }),
      h(ra.ReferenceField, { source: 'warden_id', reference: 'wardens' }),
    ),
  );
const fields = [
  h(ra.TextInput, { source: 'name', validate: ra.required(), key: 1 }),
  h(ra.SelectInput, {
    source: 'region',
    choices: regions.map((r) => ({ id: r, name: r })),
    validate: ra.required(),
    key: 2,
  }),
  h(ra.NumberInput, { source: 'beds', validate: [ra.minValue(1), ra.maxValue(200)], key: 3 }),
  h(ra.DateInput, { source: 'since', label: 'Open since', key: 4 }),
  h(ra.BooleanInput, { source: 'open', key: 5 }),
  h(
    ra.ReferenceInput,
    { source: 'warden_id', reference: 'wardens', key: 6 },
    h(ra.AutocompleteInput, { label: 'Warden' }),
  ),
  h(ra.RadioButtonGroupInput, {
    source: 'food',
    label: 'Food',
    choices: [
      { id: 'none', name: 'None' },
      { id: 'half', name: 'Half board' },
      { id: 'full', name: 'Full board' },
    ],
    key: 7,
  }),
  h(ra.TextInput, { source: 'notes', multiline: true, key: 8 }),
];
const HutEdit = () => h(ra.Edit, { mutationMode: 'pessimistic' }, h(ra.SimpleForm, null, ...fields));
const HutCreate = () => h(ra.Create, { redirect: 'list' }, h(ra.SimpleForm, null, ...fields));
const App = () =>
  h(
    ra.Admin,
    { dataProvider, authProvider, title: 'Huts' },
    h(ra.Resource, { name: 'huts', list: HutList, edit: HutEdit, create: HutCreate, recordRepresentation: 'name' }),
    h(ra.Resource, {
      name: 'wardens',
      list: ra.ListGuesser,
      show: ra.ShowGuesser,
      edit: ra.EditGuesser,
      recordRepresentation: 'name',
    }),
  );
createRoot(document.getElementById('root')).render(h(App));
