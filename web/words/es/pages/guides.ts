import type { Dictionary } from '../../dictionary.ts';

export const guides: Dictionary['guides'] = {
  jump: 'En esta página',
  title: 'Guías de muebles',
  lede: 'Qué mirar antes de comprar, cómo llevarlo a casa y cómo conservarlo otros treinta años.',
  questionsTitle: 'Cuatro preguntas sobre software',
  list: {
    measure: {
      title: '¿Cabe por la puerta?',
      intro:
        'La mayoría de los sofás que se devuelven cabían en el salón, pero no en el pasillo. Diez minutos con una cinta métrica lo evitan.',
      points: [
        'Mide todas las puertas del camino, entre los marcos: ancho y alto, con la hoja desmontada si hace falta.',
        'Mide el punto más estrecho de la escalera, el rellano de pared a pared y el ascensor con las puertas abiertas.',
        'Un sofá pasa por una puerta de pie o tumbado. Compara el ancho de la puerta con el fondo y con el alto del sofá: la menor de las dos medidas tiene que caber con tres centímetros de margen.',
        'En una esquina cuenta la diagonal. Corta un cartón con el fondo y el largo del sofá y haz el recorrido con él.',
        'Pregunta qué piezas se desmontan. Las patas suelen desenroscarse y ahorran de diez a quince centímetros.',
      ],
      outro:
        'Después usa el filtro de tamaño de la búsqueda: escribe la medida máxima que cabe y solo verás muebles que entran.',
    },
    secondHand: {
      title: 'Cómo examinar un mueble usado',
      intro: 'Los años no son un defecto. Esto es lo que conviene mirar antes de pagar, en persona o en las fotos.',
      points: [
        'Uniones: mueve con suavidad la silla o la mesa por el respaldo o una esquina. Una unión floja se encola; una pata rajada, no.',
        'Cajones: saca cada uno del todo. Las colas de milano en las esquinas son buena señal, y también que el cajón vuelva solo a su sitio.',
        'Madera maciza o chapa: mira los cantos y la parte de atrás. La chapa sobre madera maciza dura generaciones; las burbujas se planchan, los trozos que faltan no se recuperan.',
        'Tapicería: aprieta el asiento con la mano. Debe volver despacio y sin ruido. Pregunta por el humo, las mascotas y la última limpieza.',
        'Montoncitos de serrín fino debajo del mueble indican carcoma viva. Los agujeros viejos y oscuros, por sí solos, son historia.',
        'Huele el interior de los armarios. La humedad se queda durante años.',
      ],
      outro:
        'Quien vende con honradez enseña los defectos en las fotos. Si echas algo en falta, pide otra foto antes de pagar.',
    },
    care: {
      title: 'Cuidar la madera, el cuero y la tela',
      intro: 'Un mueble que ha durado cincuenta años no pide mucho. Solo lo adecuado, de vez en cuando.',
      points: [
        'Madera: quita el polvo con un paño suave y seco, pasa otro apenas húmedo y seca enseguida. Si está aceitada, dale una capa fina de aceite una vez al año y retira a los veinte minutos lo que no haya entrado.',
        'Los cercos blancos son humedad en el barniz. El aire templado de un secador, siempre en movimiento, suele quitarlos.',
        'Cuero: a más de medio metro del radiador, límpialo con un paño húmedo e hidrátalo con crema para cuero dos veces al año.',
        'Tela: aspira con el cepillo suave, da la vuelta a los cojines sueltos cada mes y, si cae algo, presiona con un paño sin frotar. Prueba cualquier producto donde no se vea.',
        'El sol lo decolora todo. Gira el mueble de vez en cuando o corre la cortina al mediodía.',
      ],
      outro: 'Y aprieta los tornillos una vez al año. A la mayoría de las sillas cojas no les falta nada más.',
    },
  },
};
