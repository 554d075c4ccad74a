// node start.mjs [--port 3001]: Swagger UI on loopback over a small pet store that really answers.
import { parseArgs } from 'node:util';
import express from 'express';
import swaggerUi from 'swagger-ui-express';

const { values } = parseArgs({ options: { port: { type: 'string', default: '3001' } } });
const pets = [
  { id: 1, name: 'Rex', status: 'available' },
  { id: 2, name: 'Mimi', status: 'sold' },
];
const pet = {
  type: 'object',
  required: ['name'],
  properties: {
    id: { type: 'integer', example: 3 },
    name: { type: 'string', example: 'Otto' },
    status: { type: 'string', enum: ['available', 'sold'] },
  },
};
const json = (schema) => ({ 'application/json': { schema } });
const document = {
  openapi: '3.0.3',
  info: { title: 'Pet store', version: '1.4.0', description: 'Pets that can be listed, read, added and removed.' },
  tags: [
    { name: 'pets', description: 'Everything about pets' },
    { name: 'store', description: 'The store itself' },
  ],
  paths: {
    '/pets': {
      get: {
        tags: ['pets'],
        summary: 'List pets',
        operationId: 'listPets',
        parameters: [
          {
            name: 'status',
            in: 'query',
            description: 'Only pets in this state',
            schema: { type: 'string', enum: ['available', 'sold'] },
          },
        ],
        responses: {
          200: {
            description: 'A list of pets',
            content: json({ type: 'array', items: { $ref: '#/components/schemas/Pet' } }),
          },
        },
      },
      post: {
        tags: ['pets'],
        summary: 'Add a pet',
        operationId: 'addPet',
        requestBody: { required: true, content: json({ $ref: '#/components/schemas/Pet' }) },
        responses: { 201: { description: 'The pet was added' } },
      },
    },
    '/pets/{petId}': {
      get: {
        tags: ['pets'],
        summary: 'Find a pet',
        operationId: 'getPet',
        parameters: [
          { name: 'petId', in: 'path', required: true, description: 'Number of the pet', schema: { type: 'integer' } },
        ],
        responses: { 200: { description: 'The pet' }, 404: { description: 'There is no such pet' } },
      },
      delete: {
        tags: ['pets'],
        summary: 'Remove a pet',
        operationId: 'removePet',
        deprecated: true,
        parameters: [{ name: 'petId', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: { 204: { description: 'The pet is gone' } },
      },
    },
    '/store/health': {
      get: {
        tags: ['store'],
        summary: 'Health of the store',
        operationId: 'health',
        responses: { 200: { description: 'The store is open' } },
      },
    },
  },
  components: { schemas: { Pet: pet } },
};

const app = express();
app.use(express.json());
app.get('/pets', (request, response) =>
  response.json(pets.filter((one) => !request.query.status || one.status === request.query.status)),
);
app.post('/pets', (request, response) => response.status(201).json({ ...request.body, id: 3 }));
app.get('/pets/:petId', (request, response) => {
  const found = pets.find(({ id }) => id === Number(request.params.petId));
  if (found) response.json(found);
  else response.status(404).json({ message: 'There is no such pet' });
});
app.delete('/pets/:petId', (_request, response) => response.status(204).end());
app.get('/store/health', (_request, response) => response.json({ status: 'open' }));
app.use('/', swaggerUi.serve, swaggerUi.setup(document, { customSiteTitle: 'Pet store API' }));
app.listen(Number(values.port), '127.0.0.1', () => console.log(`ready http://127.0.0.1:${values.port}`));
